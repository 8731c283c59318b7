export { findPremio, toPremioWire } from './raspadinha.presenter.ts';
export type { RaspadinhaModule } from './raspadinha.module.ts';
