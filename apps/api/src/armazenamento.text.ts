export const armazenamentoText = {
  /** Message for the operator of a command. */
  outroLugar:
    'As imagens do arquivo iriam para um lugar que o programa não lê, e nada foi publicado. Dê ao comando o mesmo STORAGE_URL do programa, ou o mesmo DATA_FOLDER (nos serviços do systemd: DATA_FOLDER=/var/lib/trevo).',
};
