import { formatMomento } from '@trevo/client/format.ts';
import { agoraServidor } from '../session/sessao-store.ts';
import { consolePlatformText as text } from '../console-platform.text.ts';

const minute = 60_000;
const completo = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'full',
  timeStyle: 'medium',
});

/** Formats an instant in São Paulo with all its parts. */
export const formatCompleto = (instante: string): string => completo.format(new Date(instante));

/** Formats an instant of the last hour as `há 5 min`, others as `Hoje, 14h32`. */
export function formatPerto(instante: string): string {
  const agora = agoraServidor();
  const minutes = Math.floor((agora - Date.parse(instante)) / minute);
  if (minutes >= 0 && minutes < 60) return minutes === 0 ? text.agora : text.haMinutos(minutes);
  return formatMomento(instante, new Date(agora));
}

/** Formats the time since an instant as `19 h` or `3 dias`. */
export function formatIdade(instante: string): string {
  const hours = Math.max(0, Math.floor((agoraServidor() - Date.parse(instante)) / (60 * minute)));
  return hours < 48 ? text.horas(hours) : text.dias(Math.floor(hours / 24));
}

const quando = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats an instant of the coming weeks in São Paulo as `domingo, 22 de novembro às 09:30`. */
export const formatQuando = (instante: string): string => quando.format(new Date(instante));
