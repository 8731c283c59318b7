// Stands for a built file.
globalThis.isBuilt = true;
