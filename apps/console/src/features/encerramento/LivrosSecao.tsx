import { Button } from '@trevo/ui/action/Button.tsx';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Fatos } from '../../platform/screen/Fatos.tsx';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { encerramentoConsoleText } from './encerramento-console.text.ts';
import type { CampanhaParams, Encerramento } from './encerramento.wire.ts';
import styles from './Encerramento.module.css';

const text = encerramentoConsoleText.livros;

/** The last check of numbers, instant prizes and accounts. */
export function LivrosSecao(props: { params: CampanhaParams; encerramento: Encerramento }) {
  const { params, encerramento } = props;
  const { conferencia, fechamento } = encerramento;
  const mayCheck = usePermissao()('operador.conferirLivros') && fechamento === null;
  const conferir = useAct('operador.conferirLivros');

  async function check(): Promise<void> {
    if (await conferir.run({ params, body: {} })) avisos.show(text.conferidos, { tone: 'sucesso' });
  }

  return (
    <Secao titulo={text.titulo}>
      <div id="livros" className={styles.form}>
        <p className={styles.quiet}>{text.ajuda}</p>
        {conferencia === null ? (
          <p>{text.nunca}</p>
        ) : (
          <Fatos
            linhas={[
              [text.quando, <Momento key="em" em={conferencia.em} />],
              [text.numeros, text.diferencas(conferencia.numeros)],
              [
                text.premios,
                conferencia.premios === null ? text.semPremios : text.diferencas(conferencia.premios),
              ],
              [text.contas, text.diferencas(conferencia.contas)],
            ]}
          />
        )}
        <Recusa error={conferir.error} />
        {mayCheck && (
          <div className={styles.buttons}>
            <Button
              variant="secondary"
              size="small"
              pending={conferir.isPending}
              onClick={() => void check()}
            >
              {text.conferir}
            </Button>
          </div>
        )}
      </div>
    </Secao>
  );
}
