export { GanhoDaNota } from './parts/GanhoDaNota.tsx';
