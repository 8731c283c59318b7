/** Sentences for the operator whose database cannot be migrated. */
export const esquemaText = {
  anterior: (nome: string) =>
    `Este banco foi criado por migrações anteriores à ${nome}, que nenhuma versão lançada teve, e este programa não o atualiza. Use um banco novo; o banco embutido recomeça quando a pasta de dados (DATA_FOLDER) é movida ou apagada.`,
} as const;
