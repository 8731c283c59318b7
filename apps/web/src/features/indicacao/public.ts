export { ConvidarCard } from './parts/ConvidarCard.tsx';
export { ConviteAviso } from './parts/ConviteAviso.tsx';
