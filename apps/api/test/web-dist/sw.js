// Stands for the built worker.
self.addEventListener('install', () => undefined);
