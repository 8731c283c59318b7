import {
  getMenuConfiguracoes,
  isNotificacaoEnabled,
  isPerfilHidden,
} from '@trevo/config/configuracao-questions';
import { getPrimeiroNome } from '@trevo/rules/nome';
import { Bell, LockKeyhole, LogOut, UserRound, X } from 'lucide-react';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { Avatar } from '../../../ui/display/Avatar.tsx';
import { ListRow } from '../../../ui/display/ListRow.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useSwipe } from '../../../ui/gesture/use-swipe.ts';
import { layoutText } from '../layout.text.ts';
import { usePessoa } from '../use-pessoa.ts';
import styles from './Wrapper.module.css';

const swipePixels = 60;

/** The menu at the side: who I am, and what is mine. The opposite swipe, Esc and back close it. */
export function Wrapper({ open, onClose }: { open: boolean; onClose(): void }) {
  const { ref, present, handlers } = useDialog({ open, onClose, dismissible: true });
  const swipe = useSwipe((direction) => {
    if (direction === 'left') onClose();
  }, swipePixels);
  const configuracao = useConfiguracao();
  if (!present) return null;
  const { sair, alterarSenha } = getMenuConfiguracoes(configuracao);
  const { wrapper: text, fechar } = layoutText;
  return (
    <dialog
      ref={ref}
      className={styles.wrapper}
      aria-label={text.titulo}
      tabIndex={-1}
      {...handlers}
      {...swipe}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <WrapperPessoa />
          <IconButton label={fechar} icon={<X />} onClick={onClose} className={styles.close} />
        </div>
        {!isPerfilHidden(configuracao) && (
          <ListRow leading={<UserRound />} title={text.perfil} onClick={() => paineis.open('perfil')} />
        )}
        {isNotificacaoEnabled(configuracao) && (
          <ListRow
            leading={<Bell />}
            title={text.notificacoes}
            onClick={() => paineis.open('notificacoes')}
          />
        )}
        {alterarSenha && (
          <ListRow
            leading={<LockKeyhole />}
            title={text.alterarSenha}
            onClick={() => paineis.open('senha')}
          />
        )}
        {sair && (
          <ListRow
            leading={<LogOut />}
            title={text.sair}
            tone="danger"
            arrow={false}
            onClick={() => paineis.open('sair')}
          />
        )}
      </div>
    </dialog>
  );
}

/** The person's photo and first name; the photo opens the panel that changes it. */
function WrapperPessoa() {
  const { consumidor, foto, renewFoto } = usePessoa();
  const isHidden = isPerfilHidden(useConfiguracao());
  const nome = consumidor && getPrimeiroNome(consumidor.nome);
  if (!nome) return <Skeleton width="9rem" height="1.5rem" />;
  return (
    <div className={styles.pessoa}>
      {isHidden ? (
        <Avatar src={foto} name={nome} size="large" onFail={renewFoto} />
      ) : (
        <button
          type="button"
          className={styles.foto}
          aria-label={layoutText.wrapper.trocarFoto}
          onClick={() => paineis.open('foto')}
        >
          <Avatar src={foto} name={nome} size="large" onFail={renewFoto} />
        </button>
      )}
      <p className={styles.nome}>{layoutText.saudacao(nome)}</p>
    </div>
  );
}
