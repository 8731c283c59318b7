import { actIds } from '@trevo/contract/operador/act-ids';
import { atos } from '@trevo/contract/operador/atos';
import { Fingerprint, Gift, Megaphone, ReceiptText, ScrollText } from 'lucide-react';
import { filaConsoleText } from '../../features/fila/fila-console.text.ts';
import { recognizeBusca } from '../../features/pessoa/busca/recognize-busca.ts';
import { toPremioAddress } from '../../features/premio/premio-address.ts';
import { useRead } from '../../platform/api/console-client.ts';
import { consoleText } from '../console.text.ts';
import { type Comando, type ComandosContext, findComandos } from './list-comandos.tsx';
import { isAberta, rotas } from '../rotas.tsx';

const text = consoleText.paleta.achados;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Acts and people of the audit trail need as many letters: fewer are in too many words. */
const menorNome = 3;
const maximoAtos = 4;

/** Screens of a campaign, the best to arrive at first. */
const daCampanha = ['/relatorios', '/notas', '/sorteios'];

/**
 * Returns the results of a typed text beyond screens and people: a receipt by key or protocol, a prize by its code,
 * campaigns, and acts of operators by words, name or the id that they concern.
 */
export function useAchados(context: ComandosContext, typed: string): Comando[] {
  return [
    ...useExatos(context, typed.trim()),
    ...findComandos(useCampanhas(context), typed),
    ...useRegistros(context, typed.trim()),
  ];
}

/** Asks the server for the receipt or prize that the text names exactly. */
function useExatos({ isPermitido, navigate }: ComandosContext, typed: string): Comando[] {
  const tipo = recognizeBusca(typed);
  const isExato = tipo === 'chaveAcesso' || tipo === 'protocolo' || tipo === 'codigo';
  const achados = useRead(
    'operador.buscar',
    { body: { texto: typed } },
    { enabled: isExato && isPermitido('operador.buscar') },
  );
  if (!isExato || !achados.data || achados.isPlaceholderData) return [];
  const { notas, premios } = achados.data;
  return [
    ...notas.map(({ ano, identificacao, descricao, status, consumidorID, documentoFiscalID }) => ({
      nome: text.nota(filaConsoleText.gemeas.situacoes[status], descricao),
      icone: <ReceiptText />,
      run: () =>
        navigate(`/notas?campanha=${ano}/${identificacao}&aberta=${consumidorID}.${documentoFiscalID}`),
    })),
    ...premios.map((premio) => ({
      nome: text.premio(premio.nome, premio.descricao),
      icone: <Gift />,
      run: () => navigate(toPremioAddress(premio, premio, new URLSearchParams())),
    })),
  ];
}

/** Lists the campaigns of the promoter. */
function useCampanhas({ isPermitido, navigate }: ComandosContext): Comando[] {
  const campanhas = useRead('operador.campanhas', {}, { enabled: isPermitido('operador.campanhas') });
  const rota = daCampanha
    .map((path) => rotas.find((one) => one.path === path))
    .find((one) => one && isAberta(one, isPermitido));
  if (!rota) return [];
  return (campanhas.data ?? []).map(({ ano, identificacao, descricao }) => ({
    nome: text.campanha(descricao, ano, identificacao),
    icone: <Megaphone />,
    run: () => navigate(`${rota.path}?campanha=${ano}/${identificacao}`),
  }));
}

/** Lists the ways into the audit trail: by an id, by a person of the team, by the words of an act. */
function useRegistros({ isPermitido, navigate }: ComandosContext, typed: string): Comando[] {
  const mayAudit = isPermitido('operador.auditoria');
  const equipe = useRead('operador.equipe', {}, { enabled: mayAudit && isPermitido('operador.equipe') });
  if (!mayAudit || typed.length < menorNome) return [];
  const open = (filtro: string) => () => navigate(`/registros?${filtro}`);
  if (uuid.test(typed))
    return [{ nome: text.atosSobre, icone: <Fingerprint />, run: open(`alvo=${typed.toLowerCase()}`) }];
  const pessoas = (equipe.data?.operadores ?? []).map(({ nome, operadorID }) => ({
    nome: text.atosDe(nome),
    icone: <ScrollText />,
    run: open(`operadorID=${operadorID}`),
  }));
  // Reads without personal data are no rows.
  const registrados = actIds.filter((acao) => atos[acao].registro !== 'leitura');
  const registros = registrados.map((acao) => ({
    nome: text.quem(atos[acao].feito),
    icone: <ScrollText />,
    run: open(`acao=${acao}`),
  }));
  return [...findComandos(pessoas, typed), ...findComandos(registros, typed).slice(0, maximoAtos)];
}
