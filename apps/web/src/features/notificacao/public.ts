export { AvisosConvite } from './AvisosConvite.tsx';
