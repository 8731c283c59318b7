export type { ContagemPremios } from './fecho-premio.views.ts';
export type { PremioNoQuadro } from './premio.presenter.ts';
export type { PremioModule } from './premio.module.ts';
