# The tasks of a checkout. Each is a script, which says more: make, or run the script.
.PHONY: example test install package gate

example: ## Builds the tool, draws and verifies Examples/Trails, and says where the report is.
	@Scripts/example

test: ## Installs what the tests need, and runs them.
	@Scripts/test

install: ## Installs the tool: make install PREFIX=~/.local
	@Scripts/install $(PREFIX)

package: ## Writes an archive and a Debian package of the tool into .build/packages.
	@Scripts/package

gate: ## Runs every check that a change has to pass.
	@.ci/run
