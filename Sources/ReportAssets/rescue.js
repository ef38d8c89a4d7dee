document.getElementById("app")?.remove();
const plain = document.getElementById("plain");
plain.hidden = false;
const note = document.createElement("p");
note.className = "broken";
note.textContent = "The viewer did not start: " + error.message
  + ". What follows is the report as plain text and pictures.";
plain.before(note);
document.documentElement.dataset.broken = "true";
