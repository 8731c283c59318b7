/**
 * Every error the API may answer: a stable code, its HTTP status, its Portuguese words (with named holes)
 * and where a screen shows it. `cura` says what the person can do next. docs/reference/errors.md is generated from here.
 */
export interface ErrorEntry {
  readonly status: number;
  readonly mensagem: string;
  /** 'campo': under the field named in `detalhes`; 'modal': the 'Ops...' modal; 'pagina': the screen itself. */
  readonly lugar: 'campo' | 'modal' | 'pagina';
  readonly cura?: string;
}
