import { loadScreen } from '../load-screen.tsx';

/** Frame parts of a signed-in user's first screen; not part of the entry chunk. */
export const firstParts = {
  bottomMenu: loadScreen(() => import('./menu/BottomMenu.tsx').then((m) => m.BottomMenu)),
  sideMenu: loadScreen(() => import('./menu/SideMenu.tsx').then((m) => m.SideMenu)),
  telasBar: loadScreen(() => import('./barras/TelasBar.tsx').then((m) => m.TelasBar)),
  userbar: loadScreen(() => import('./barras/Userbar.tsx').then((m) => m.Userbar)),
} as const;
