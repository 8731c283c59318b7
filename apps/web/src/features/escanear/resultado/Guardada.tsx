import { formatChaveAcesso } from '@trevo/rules/texto/mask';
import { Smartphone, WifiOff } from 'lucide-react';
import { type ReactNode } from 'react';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import {
  Cura,
  DesfechoPage,
  fila,
  isAtras,
  type NotaNaFila,
  toCapturaCerta,
  toProtocolo,
  usePodeApagar,
} from '../../documento-fiscal/public.ts';
import { formatMomento } from '@trevo/client/format.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { resultadoText as text } from '../resultado.text.ts';
import styles from './Resultado.module.css';
import { useStore } from '@trevo/ui/create-store.ts';

/** Shows that a receipt is safe in the offline queue: its name, its time, and that it is sent automatically. */
export function Guardada({ nota, actions }: { nota: NotaNaFila; actions: ReactNode }) {
  const agora = useAgora();
  const texto = useTexto();
  const erro = text.erroDesconhecido;
  const notas = useStore(fila);
  const podeApagar = usePodeApagar(!nota.isPassageira);
  return (
    <DesfechoPage
      tone="alerta"
      icon={nota.isPassageira ? <WifiOff /> : <Smartphone />}
      title={nota.isPassageira ? text.naoGuardada : text.guardada}
      message={describeNota(nota, notas, texto(erro.id, erro.texto))}
      actions={actions}
    >
      <Card>
        <dl className={styles.protocolo}>
          <div>
            <dt>{text.protocolo}</dt>
            <dd>{toProtocolo(nota)}</dd>
          </div>
          <div>
            <dt>{text.capturada}</dt>
            <dd>{formatMomento(toCapturaCerta(nota), agora)}</dd>
          </div>
        </dl>
      </Card>
      <Cura>{podeApagar}</Cura>
      <Cura>{text.umaVez}</Cura>
      <p className={styles.chave}>
        {text.nota} {formatChaveAcesso(nota.envio.chaveAcesso)}
      </p>
    </DesfechoPage>
  );
}

function describeNota(nota: NotaNaFila, notas: readonly NotaNaFila[], desconhecido: string): string {
  const { falha, isPassageira } = nota;
  const words = text.guardadaDetalhe;
  if (falha?.startsWith('sessao.')) return words.sessao;
  if (isPassageira) return words.passageira;
  if (isAtras(nota, notas)) return words.atras;
  if (falha === 'servidor.falha') return `${desconhecido}. ${words.falha}`;
  return falha === undefined || falha === 'rede.semResposta' ? words.rede : words.servidor;
}
