/** What a colour says: the brand, or one of the four kinds of news. */
export type Tone = 'marca' | 'sucesso' | 'alerta' | 'perigo' | 'info';
