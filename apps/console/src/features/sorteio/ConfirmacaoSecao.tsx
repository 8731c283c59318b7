import { formatContagem } from '@trevo/client/format.ts';
import { fillPath } from '@trevo/contract/fill-path';
import { paths } from '@trevo/contract/paths';
import { Button } from '@trevo/ui/action/Button.tsx';
import { toButtonClass } from '@trevo/ui/action/button-class.ts';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../platform/api/console-client.ts';
import { saveAnswer } from '../../platform/api/save-text.ts';
import { useAct, useTask } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Fatos } from '../../platform/screen/Fatos.tsx';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { EfeitoDialog } from './EfeitoDialog.tsx';
import { type Apuracao, type SorteioRef, toEntregaAddress } from './sorteio-address.ts';
import { sorteioConsoleText } from './sorteio-console.text.ts';
import styles from './Sorteio.module.css';

const text = sorteioConsoleText.confirmacao;
const publicado = sorteioConsoleText.publicado;
const comoBotao = toButtonClass({ variant: 'secondary', size: 'small' });

/** The confirmation of the shown version by a second person, and the published parts. */
export function ConfirmacaoSecao({ params, apuracao }: { params: SorteioRef; apuracao: Apuracao }) {
  const isPermitido = usePermissao();
  const { confirmada, isPropria, isDesatualizada } = apuracao;
  if (confirmada) return <Publicado params={params} confirmada={confirmada} />;
  const isMinha = !isPropria && !isDesatualizada && isPermitido('operador.confirmarApuracao');
  return (
    <Secao titulo={text.titulo}>
      <Notice>{isPropria ? text.propria : text.ninguem}</Notice>
      {isMinha && <Confirmar params={params} apuracao={apuracao} />}
    </Secao>
  );
}

function Confirmar({ params, apuracao }: { params: SorteioRef; apuracao: Apuracao }) {
  const { versao, premiados } = apuracao;
  const [isOpen, setOpen] = useState(false);
  const confirmar = useAct('operador.confirmarApuracao');
  async function send(): Promise<void> {
    if (!(await confirmar.run({ params, body: { versao } }))) return;
    setOpen(false);
    avisos.show(text.feito, { tone: 'sucesso' });
  }
  return (
    <div className={styles.buttons}>
      <Button onClick={() => setOpen(true)}>{text.fazer}</Button>
      {isOpen && (
        <EfeitoDialog
          titulo={text.dialogo(versao)}
          fazer={text.fazer}
          isPending={confirmar.isPending}
          error={confirmar.error}
          onSend={() => void send()}
          onClose={() => {
            confirmar.forget();
            setOpen(false);
          }}
        >
          <p>{text.efeito(formatContagem(premiados.length))}</p>
        </EfeitoDialog>
      )}
    </div>
  );
}

function Publicado(props: { params: SorteioRef; confirmada: NonNullable<Apuracao['confirmada']> }) {
  const { params, confirmada } = props;
  const { ano, identificacao } = params;
  const isPermitido = usePermissao();
  const campanhas = useRead('operador.campanhas', {});
  const host = campanhas.data?.find((one) => one.ano === ano && one.identificacao === identificacao)
    ?.hosts[0];
  const capsula = fillPath(paths['cupom.capsula'].path, { ...params });
  const ata = useTask(
    () => saveAnswer('operador.ataSorteio', { ...params }, publicado.nomeAta(params.date)),
    { isRead: true },
  );
  return (
    <Secao titulo={publicado.titulo}>
      <Fatos
        linhas={[
          [
            publicado.confirmadoEm,
            <span key="confirmada">
              <Momento em={confirmada.em} />, {confirmada.ator.nome}
            </span>,
          ],
        ]}
      />
      <div className={styles.buttons}>
        {isPermitido('operador.premios') && (
          <LinkComoBotao to={toEntregaAddress(params)}>{publicado.entrega}</LinkComoBotao>
        )}
        {isPermitido('operador.ataSorteio') && (
          <Button
            variant="secondary"
            size="small"
            icon={<Download />}
            pending={ata.isPending}
            onClick={() => void ata.run()}
          >
            {publicado.ata}
          </Button>
        )}
        {host !== undefined && (
          <>
            <a href={toHostAddress(host, capsula)} className={comoBotao}>
              {publicado.capsula}
            </a>
            <a
              href={toHostAddress(host, `/conferir?${new URLSearchParams({ capsula })}`)}
              target="_blank"
              rel="noreferrer"
              className={comoBotao}
            >
              {publicado.conferir}
            </a>
          </>
        )}
      </div>
      <Recusa error={ata.error} />
    </Secao>
  );
}

/** Returns an address of a campaign's host, by the scheme and port of the console. */
function toHostAddress(host: string, path: string): string {
  const { protocol, port } = globalThis.location;
  return `${protocol}//${host}${port && `:${port}`}${path}`;
}
