export { InstalarCard } from './InstalarCard.tsx';
export { InstalarRow } from './InstalarRow.tsx';
