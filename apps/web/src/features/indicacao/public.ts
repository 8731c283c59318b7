export { ConviteAviso } from './parts/Promessa.tsx';
