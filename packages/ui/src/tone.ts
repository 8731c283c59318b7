/** Semantic colour: the brand, or one of four kinds of message. */
export type Tone = 'marca' | 'sucesso' | 'alerta' | 'perigo' | 'info';
