import type { Spans } from '../kernel/tracing/spans.ts';
import { tracePorts } from '../kernel/tracing/trace-ports.ts';
import type { ProvedorModule } from '../modules/provedor/public.ts';

/** Wraps senders with a span per message, independent of the provider. */
export function traceSenders(
  { findPush, ...senders }: ProvedorModule['senders'],
  spans: Spans,
): ProvedorModule['senders'] {
  return {
    ...tracePorts(senders, spans),
    findPush: async (servico, promotoraId) =>
      tracePorts({ push: { [servico]: await findPush(servico, promotoraId) } }, spans).push[servico]!,
  };
}
