import type { Posse } from '@trevo/contract/estudio/estudio.calls';

/** Holdings that a change of a section of the campaign file touches; the longest matching key counts. */
const alcances: Readonly<Record<string, readonly Posse[]>> = {
  'campanha.dataFinalCompras': ['participantes', 'notas'],
  'campanha.dataFinalCadastros': [],
  campanha: ['participantes'],
  hosts: ['participantes'],
  aplicativo: ['participantes'],
  'configuracao.raspadinha': ['cartelas'],
  configuracao: ['participantes'],
  numeros: ['numeros'],
  // A receipt that waits is judged by the rule of its verdict.
  ganho: ['notas'],
  recompensas: ['notas'],
  conta: ['pontos', 'cashback'],
  metas: ['pontos'],
  produtos: ['pontos', 'cashback', 'pedidos'],
  vouchers: ['pontos', 'vouchers'],
  quiz: ['participantes'],
  indicacao: ['participantes'],
  'limites.raspadinhas': ['cartelas'],
  limites: ['participantes', 'notas'],
  documentos: ['notas'],
  premios: ['cartelas', 'premios'],
  compra: ['notas'],
  sorteios: ['numeros', 'premios'],
  textos: ['participantes'],
  aceites: ['participantes'],
  associados: ['notas'],
};

/** Returns the holdings that the change of a key (`premios.itens[carro].quantidade`) touches; empty for none. */
export function findAlcance(chave: string): readonly Posse[] {
  const matching = Object.keys(alcances)
    .filter(
      (prefixo) => chave === prefixo || chave.startsWith(`${prefixo}.`) || chave.startsWith(`${prefixo}[`),
    )
    .sort((a, b) => b.length - a.length);
  return alcances[matching[0] ?? ''] ?? [];
}
