/**
 * An API error: stable code, HTTP status, Portuguese message (with named placeholders) and where a screen shows
 * it. `cura` tells the user the next step. docs/reference/errors.md is generated from these.
 */
export interface ErrorEntry {
  readonly status: number;
  readonly mensagem: string;
  /** 'campo': below the field named in `detalhes`; 'modal': the 'Ops...' modal; 'pagina': the screen itself. */
  readonly lugar: 'campo' | 'modal' | 'pagina';
  readonly cura?: string;
}
