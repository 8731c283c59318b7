import { getMenuConfiguracoes } from '@trevo/config/configuracao-questions';
import { FileText, LogOut, ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useConfiguracao } from '../../shared/configuracao/PartidaProvider.tsx';
import { useTexto } from '../../shared/configuracao/use-texto.ts';
import { type AppPath, appPaths } from '../../shared/navigation/app-paths.ts';
import { session } from '../../shared/session/session.ts';
import { ConfirmModal } from '../../ui/dialog/ConfirmModal.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { ListRow } from '../../ui/display/ListRow.tsx';
import { appText } from '../app.text.ts';
import { versao } from '../app-versao.ts';
import styles from './ContaSheet.module.css';

/** The sheet goes away before the question comes: two layers at once are one too many. */
const sheetExitMilliseconds = 300;
/** The modal closes first, and only then the session ends. */
const signOutMilliseconds = 300;

/** What concerns the person and not the campaign: documents, about, and the way out. */
export function ContaSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  const itens = getMenuConfiguracoes(useConfiguracao());
  const texto = useTexto();
  const [isAsking, setAsking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (run: () => void, milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, milliseconds);
  };
  const { conta, sair } = appText;
  return (
    <>
      <Sheet open={open} onClose={onClose} title={conta.titulo} closeLabel={conta.fechar} bleed>
        {itens.regulamento && (
          <LinkRow to={appPaths.regulamento} icon={<FileText />} title={conta.regulamento} />
        )}
        <LinkRow to={appPaths.politicaPrivacidade} icon={<ShieldCheck />} title={conta.politicaPrivacidade} />
        {itens.sair && (
          <ListRow
            leading={<LogOut />}
            title={conta.sair}
            arrow={false}
            tone="danger"
            onClick={() => {
              onClose();
              later(() => setAsking(true), sheetExitMilliseconds);
            }}
          />
        )}
        {itens.sobre && <p className={styles.sobre}>{conta.sobre(versao)}</p>}
      </Sheet>
      <ConfirmModal
        open={isAsking}
        title={texto('msg.sair.titulo', sair.titulo)}
        message={sair.mensagem}
        confirmLabel={texto('msg.sair.sair', sair.sair)}
        cancelLabel={texto('msg.sair.voltar', sair.voltar)}
        icon={<LogOut />}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          later(() => session.signOut(), signOutMilliseconds);
        }}
      />
    </>
  );
}

function LinkRow({ to, icon, title }: { to: AppPath; icon: ReactNode; title: string }) {
  return (
    <ListRow
      leading={icon}
      title={title}
      render={(className, content) => (
        <Link className={className} to={to}>
          {content}
        </Link>
      )}
    />
  );
}
