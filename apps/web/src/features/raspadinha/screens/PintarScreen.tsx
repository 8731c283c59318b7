import { RevelarCard } from '../parts/RevelarCard.tsx';

/** Paint one card: `?id=`. */
export function PintarScreen() {
  return <RevelarCard look="pintura" />;
}
