import { isNovoMenuEnabled } from '@trevo/config/configuracao/configuracao-questions';
import { Plus, QrCode, TicketPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PerguntaLoading } from '../../../features/participacao/comper/PerguntaLoading.tsx';
import { useIsComper } from '../../../features/participacao/comper/use-comper.ts';
import { listAcoes } from '../../../features/participacao/list-acoes.tsx';
import { useParticipacao } from '../../../features/participacao/use-participacao.ts';
import { useConfiguracao, useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { useHasMainAction } from '@trevo/ui/action/main-action.ts';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { layoutText as text } from '../layout.text.ts';
import styles from './BottomMenu.module.css';

/** Lazy import: only one campaign asks this question. */
const ComperPergunta = lazy(() => import('./MenuComper.tsx').then((m) => ({ default: m.MenuComper })));

/** Screens that have the same action as a large button, so that the menu's circle is secondary from the start. */
const comParticipar: readonly string[] = [appPaths.home, appPaths.telaInicial, appPaths.campanha];

/**
 * Main action in the middle of the menu. A single way of taking part opens at once; several are offered in a
 * sheet. When the campaign takes no receipts now, a press shows why. A Comper campaign asks about the shop
 * first. The button is primary only where the screen has no primary button.
 */
export function MenuAcoes() {
  const configuracao = useConfiguracao();
  const texto = useTexto();
  const navigate = useNavigate();
  const participacao = useParticipacao();
  const isComper = useIsComper();
  const { pathname } = useLocation();
  const isOther = useHasMainAction();
  const [isOpen, setOpen] = useState(false);
  const [pergunta, setPergunta] = useState<string | null>(null);
  const [bloqueio, setBloqueio] = useState<string | null>(null);
  const acoes = listAcoes(configuracao);
  const [unica] = acoes;
  if (!unica) return null;

  const go = (path: string) => {
    setOpen(false);
    void navigate(path);
  };
  const choose = (path: string) => {
    if (!isComper) return go(path);
    setPergunta(text.acoes.titulo);
    setOpen(true);
  };
  const start = () => {
    if (participacao.situacao === 'bloqueada') setBloqueio(participacao.mensagem);
    else if (acoes.length === 1) choose(unica.path);
    else {
      setPergunta(null);
      setOpen(true);
    }
  };
  const isNovo = isNovoMenuEnabled(configuracao);
  const isQuiet = isOther || (!isNovo && comParticipar.includes(pathname));
  const opener = { onClick: start, 'aria-haspopup': acoes.length > 1 ? ('dialog' as const) : undefined };
  const { cadastrarCupom, participar } = text.menu;
  return (
    <>
      {isNovo ? (
        <div className={styles.cadastrar}>
          <Button {...opener} wide variant={isQuiet ? 'secondary' : 'primary'} icon={<TicketPlus />}>
            {texto(cadastrarCupom.id, cadastrarCupom.texto)}
          </Button>
        </div>
      ) : (
        <button
          type="button"
          {...opener}
          className={styles.action}
          data-variant={isQuiet ? 'secondary' : 'primary'}
        >
          <span className={styles.circle}>
            {acoes.length > 1 ? <Plus aria-hidden /> : <QrCode aria-hidden />}
          </span>
          {participar}
        </button>
      )}
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={pergunta ?? text.acoes.titulo}
        closeLabel={text.fechar}
        bleed
      >
        {pergunta === null ? (
          acoes.map(({ path, titulo, detalhe, icon }) => (
            <ListRow key={path} leading={icon} title={titulo} detail={detalhe} onClick={() => choose(path)} />
          ))
        ) : (
          <Suspense fallback={<PerguntaLoading />}>
            <ComperPergunta onQuestion={setPergunta} onChoose={go} />
          </Suspense>
        )}
      </Sheet>
      <InfoModal
        open={bloqueio !== null}
        onClose={() => setBloqueio(null)}
        tone="alerta"
        title={texto(text.ops.id, text.ops.texto)}
        message={bloqueio}
        buttonLabel={texto(text.ok.id, text.ok.texto)}
      />
    </>
  );
}
