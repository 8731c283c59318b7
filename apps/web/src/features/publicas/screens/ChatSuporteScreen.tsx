import { EmBreveScreen } from '../../../shared/navigation/EmBreveScreen.tsx';

/** Says that this screen is on its way. */
export function ChatSuporteScreen() {
  return <EmBreveScreen />;
}
