// Stands for the built reader.
document.title = 'leitor';
