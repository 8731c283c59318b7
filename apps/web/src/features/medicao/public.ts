export { MedicaoSwitch } from './MedicaoSwitch.tsx';
