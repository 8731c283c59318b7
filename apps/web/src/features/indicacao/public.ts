export { ConviteAviso } from './parts/ConviteAviso.tsx';
