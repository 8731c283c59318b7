import { loadScreen } from '../load-screen.tsx';

/** What stands around the first screen of who is signed in: the entry does not carry it. */
export const firstParts = {
  bottomMenu: loadScreen(() => import('./menu/BottomMenu.tsx').then((m) => m.BottomMenu)),
  sideMenu: loadScreen(() => import('./menu/SideMenu.tsx').then((m) => m.SideMenu)),
  telasBar: loadScreen(() => import('./TelasBar.tsx').then((m) => m.TelasBar)),
  userbar: loadScreen(() => import('./Userbar.tsx').then((m) => m.Userbar)),
} as const;
