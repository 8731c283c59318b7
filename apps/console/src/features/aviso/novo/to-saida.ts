import { skipHorarioSilencioso } from '@trevo/rules/tempo/horario-silencioso';
import { formatQuando } from '../../../platform/format/momento.ts';
import { avisoConsoleText } from '../aviso-console.text.ts';

const text = avisoConsoleText.form;

/** Says when app and devices get a notice; null for now. */
export function toSaida(enviarEm: Date | null, agora: Date): string {
  const inApp = enviarEm ?? agora;
  const onDevices = skipHorarioSilencioso(inApp);
  const format = (instant: Date) => formatQuando(instant.toISOString());
  if (onDevices.getTime() === inApp.getTime()) return enviarEm ? text.saiEm(format(inApp)) : text.saiAgora;
  return enviarEm ? text.silencioEm(format(inApp), format(onDevices)) : text.silencioAgora(format(onDevices));
}
