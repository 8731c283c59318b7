import { formatTelefone } from '@trevo/rules/texto/mask';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { callConsole } from '../../platform/api/console-client.ts';
import { useTask } from '../../platform/api/use-act.ts';
import { Fatos } from '../../platform/screen/Fatos.tsx';
import { MotivoDialog } from '../../platform/screen/ato/MotivoDialog.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { premioConsoleText } from './premio-console.text.ts';
import type { PremioAberto } from './premio-address.ts';
import styles from './PremioDetalhe.module.css';

const text = premioConsoleText.contato;
const shownMilliseconds = 60_000;

type Contato = RetornoOf<Calls['operador.verContatoPremio']>;

/** The contact of the winner: revealed with a reason, and hidden after a minute. */
export function ContatoPremio({ params }: { params: PremioAberto['params'] }) {
  const [contato, setContato] = useState<Contato | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ver = useTask((motivo: string) =>
    callConsole('operador.verContatoPremio', { params, body: { motivo } }),
  );
  useEffect(() => {
    if (!contato) return undefined;
    const timer = setTimeout(() => setContato(null), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [contato]);

  async function reveal(motivo: string): Promise<void> {
    const answer = await ver.run(motivo);
    if (!answer) return;
    setContato(answer.retorno);
    setOpen(false);
  }

  return (
    <Secao titulo={text.titulo}>
      {contato ? (
        <Revelado contato={contato} onHide={() => setContato(null)} />
      ) : (
        <>
          <p className={styles.quiet}>{text.ajuda}</p>
          <div className={styles.buttons}>
            <Button variant="secondary" size="small" icon={<Eye />} onClick={() => setOpen(true)}>
              {text.ver}
            </Button>
          </div>
        </>
      )}
      {isOpen && (
        <MotivoDialog
          titulo={text.ver}
          rotulo={text.pergunta}
          fazer={text.ver}
          isPending={ver.isPending}
          error={ver.error}
          onSend={(motivo) => void reveal(motivo)}
          onClose={() => {
            ver.forget();
            setOpen(false);
          }}
        >
          <p>{text.ajuda}</p>
        </MotivoDialog>
      )}
    </Secao>
  );
}

function Revelado({ contato, onHide }: { contato: Contato; onHide(): void }) {
  const { nome, telefone, email } = contato;
  if (nome === null) return <p className={styles.quiet}>{text.excluida}</p>;
  return (
    <>
      <Fatos
        linhas={[
          [text.nome, nome],
          [text.telefone, telefone === null ? text.nenhum : formatTelefone(telefone)],
          [text.email, email ?? text.nenhum],
        ]}
      />
      <div className={styles.buttons}>
        <Button variant="ghost" size="small" icon={<EyeOff />} onClick={onHide}>
          {text.esconder}
        </Button>
      </div>
    </>
  );
}
