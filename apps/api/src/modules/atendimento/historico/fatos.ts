import type { DescribedLancamento } from '../../conta-corrente/public.ts';
import type { AssuntoMensagem } from '../../notificacao/public.ts';

interface Quantos {
  readonly total: number;
  /** Numbers as `serie numero`, at most five. */
  readonly primeiros: readonly string[];
}

/** Facts of the events of a person's history, as the statement of historico-pessoa.views.ts builds them. */
export interface Fatos {
  readonly cadastro: object;
  readonly exclusao: object;
  /** With the reason where an operator corrected a contact. */
  readonly alteracao: { readonly campos: readonly string[]; readonly motivo: string | null };
  readonly aceite: { readonly aceito: boolean; readonly termos: readonly string[] };
  readonly passkey: { readonly descricao: string };
  readonly nota: {
    /** 1 is the registration. */
    readonly ordem: number;
    readonly status: 'PENDENTE' | 'VALIDO' | 'INVALIDO';
    readonly motivo: string | null;
    readonly valores: Record<string, string> | null;
    readonly observacao: string | null;
    readonly emitente: string | null;
    readonly valorCentavos: number | null;
  };
  readonly numeros: Quantos;
  readonly numerosCancelados: Quantos;
  readonly lancamento: DescribedLancamento & {
    readonly valor: number;
    readonly saldo: number;
    /** Reason of an operator's adjustment; the person does not see it. */
    readonly motivo: string | null;
  };
  readonly quiz: { readonly pontos: number };
  readonly raspadinhas: { readonly total: number };
  readonly raspadinhasCanceladas: { readonly total: number };
  readonly raspada: { readonly premio: string | null };
  readonly retido: { readonly premio: string | null };
  readonly entregue: { readonly premio: string | null; readonly entreguePor: string | null };
  readonly sorteado: { readonly premio: string; readonly numero: string };
  readonly pedido: {
    readonly situacao: string;
    readonly motivo: string | null;
    readonly itens: readonly string[] | null;
  };
  readonly voucher: { readonly nome: string; readonly situacao: string };
  readonly aviso: {
    readonly tipo: string;
    readonly valores: Record<string, string | number> | null;
    readonly vista: boolean;
    /** Waits for the push service. */
    readonly naFila: boolean;
  };
  readonly mensagem: {
    readonly canal: 'email' | 'sms' | 'whatsapp';
    readonly assunto: AssuntoMensagem;
    /** Null while it is sent, and after a crash. */
    readonly resultado: 'aceita' | 'falhou' | null;
  };
  readonly avisoGeral: { readonly titulo: string; readonly mensagem: string; readonly vista: boolean };
}
