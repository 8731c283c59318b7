/** Frame parts and access of a screen. */
export interface RouteFlags {
  readonly requiresAuth: boolean;
  readonly showMenu: boolean;
  readonly showUserbar: boolean;
  readonly showOptions: boolean;
  readonly showTopLogo: boolean;
  readonly showBottomLogo: boolean;
  readonly storeRedirect: boolean;
  /** Embedded in another page or filling a kiosk: no frame around or beside it. */
  readonly isEmbedded: boolean;
  /** Kind of login of the screen; `endereco` reads it from `?tipo=associado`. */
  readonly tipo: 'consumidor' | 'endereco';
}

const nothing: RouteFlags = {
  requiresAuth: false,
  showMenu: false,
  showUserbar: false,
  showOptions: false,
  showTopLogo: false,
  showBottomLogo: false,
  storeRedirect: false,
  isEmbedded: false,
  tipo: 'consumidor',
};

const publica: RouteFlags = { ...nothing, showTopLogo: true, showBottomLogo: true };

/** Flags of each kind of screen. */
export const flagsOf = {
  /** The entry shows a large brand logo, so the frame's small ones are hidden. */
  entrada: { ...nothing, storeRedirect: true },
  entradaPorTipo: { ...nothing, storeRedirect: true, tipo: 'endereco' },
  publica,
  /** A step with its only action at the bottom: nothing below the button. */
  etapa: { ...publica, showBottomLogo: false },
  /** Embedded in another page, which has its own frame. */
  embutida: { ...nothing, isEmbedded: true },
  logada: {
    ...publica,
    requiresAuth: true,
    showMenu: true,
    showUserbar: true,
    showOptions: true,
  },
  /** Needs the whole window: the camera, a form. */
  cheia: { ...nothing, requiresAuth: true },
} as const satisfies Record<string, RouteFlags>;
