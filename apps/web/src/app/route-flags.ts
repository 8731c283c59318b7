/** What the frame shows around a screen, and who may open it. */
export interface RouteFlags {
  readonly requiresAuth: boolean;
  readonly showMenu: boolean;
  readonly showUserbar: boolean;
  readonly showOptions: boolean;
  readonly showTopLogo: boolean;
  readonly showBottomLogo: boolean;
  readonly storeRedirect: boolean;
  /** Shown inside another page or filling a kiosk: nothing of ours stands around or beside it. */
  readonly isEmbedded: boolean;
  /** Who signs in there; `endereco`: the address says, `?tipo=associado`. */
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

/** The flags of each kind of screen. */
export const flagsOf = {
  /** The entry draws the brand itself, large: the frame's two small ones would only repeat it. */
  entrada: { ...nothing, storeRedirect: true },
  entradaPorTipo: { ...nothing, storeRedirect: true, tipo: 'endereco' },
  publica,
  /** A step with its one action at the bottom: nothing stands below the button. */
  etapa: { ...publica, showBottomLogo: false },
  /** Shown inside another page, which has its own frame. */
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
