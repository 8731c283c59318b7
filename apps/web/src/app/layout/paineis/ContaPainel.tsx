import { isTelaOffered } from '@trevo/config/configuracao/areas';
import { isModoAutomatico } from '@trevo/config/configuracao/configuracao-questions';
import {
  isPerfilHidden,
  getMenuConfiguracoes,
  isNotificacaoEnabled,
} from '@trevo/config/configuracao/telas-questions';
import { formatNome } from '@trevo/rules/pessoa/nome';
import {
  Bell,
  ChevronRight,
  Download,
  FileClock,
  FileText,
  Fingerprint,
  Info,
  KeyRound,
  ListChecks,
  LockKeyhole,
  LogOut,
  ShieldCheck,
  UserRoundX,
} from 'lucide-react';
import { Children, type MouseEvent, type ReactNode, useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { isNative, versao } from '../../../platform/browser/native-shell.ts';
import { chooseEsquema, useEsquema } from '../../../platform/esquema/esquema.ts';
import {
  appPaths,
  type AppPath,
  type AppPathName,
  meusVouchersPath,
  notasPendentesPath,
} from '../../../platform/navigation/paths/app-paths.ts';
import { paineis, type Painel } from '../../../platform/navigation/painel-store.ts';
import { telaIcons } from '../../../platform/navigation/tela-icons.tsx';
import { findProdutosPath } from '../../../platform/navigation/paths/tela-path.ts';
import { useIsTotem } from '../../../platform/storage/totem.ts';
import { findCardsTela, findLook } from '../../../features/raspadinha/public.ts';
import { isPasskeyOffered } from '../../../features/passkey/public.ts';
import { InstalarRow } from '../../../features/instalacao/public.ts';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { Drawer } from '@trevo/ui/dialog/Drawer.tsx';
import { Avatar } from '@trevo/ui/display/picture/Avatar.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';
import { Skeleton } from '@trevo/ui/feedback/Skeleton.tsx';
import { layoutText } from '../layout.text.ts';
import { useNome } from '../barras/use-nome.ts';
import { usePessoa } from '../use-pessoa.ts';
import styles from './ContaPainel.module.css';

const { conta: text, fechar } = layoutText;

/**
 * Account drawer with the rows that the campaign allows: the side menu and the settings of the specification in
 * one. Signing out is last, apart from deleting the account.
 */
export function ContaPainel({ open, onClose }: { open: boolean; onClose(): void }) {
  const configuracao = useConfiguracao();
  const itens = getMenuConfiguracoes(configuracao);
  const { grupos, telas } = text;
  const special: Readonly<Partial<Record<AppPathName, AppPath | `${AppPath}?${string}`>>> = {
    fidelidade: meusVouchersPath,
    produtos: findProdutosPath(configuracao),
  };
  const drawTelas = (nomes: readonly (keyof typeof telas)[]) =>
    nomes
      .filter((nome) => isTelaOffered(configuracao, nome))
      .map((nome) => (
        <LinkRow key={nome} to={special[nome] ?? appPaths[nome]} icon={telaIcons[nome]} title={telas[nome]} />
      ));
  return (
    <Drawer open={open} onClose={onClose} title={text.titulo} closeLabel={fechar}>
      <Pessoa />
      <Grupo titulo={grupos.participacao}>
        {drawTelas(['contaCorrente', 'saldoCashback'])}
        {itens.documentosPendentes && (
          <LinkRow to={notasPendentesPath} icon={<FileClock />} title={text.documentosPendentes} />
        )}
        {drawTelas(['indicacao'])}
        {itens.codigoTemporario && (
          <LinkRow to={appPaths.obterCodigoTemporario} icon={<KeyRound />} title={text.codigoTemporario} />
        )}
      </Grupo>
      <Grupo titulo={grupos.premios}>
        {drawTelas([
          findCardsTela(findLook(configuracao)),
          'premiacaoInstantanea',
          'quiz',
          'produtos',
          'acompanharPedidos',
          'fidelidade',
        ])}
      </Grupo>
      <Grupo titulo={grupos.dados}>
        {isNotificacaoEnabled(configuracao) && (
          <PainelRow to="notificacoes" icon={<Bell />} title={text.notificacoes} />
        )}
        {itens.alterarSenha && <PainelRow to="senha" icon={<LockKeyhole />} title={text.alterarSenha} />}
        {isPasskeyOffered(configuracao) && (
          <PainelRow to="passkeys" icon={<Fingerprint />} title={text.passkeys} />
        )}
        <PainelRow to="consentimentos" icon={<ListChecks />} title={text.consentimentos} />
        <PainelRow to="baixarDados" icon={<Download />} title={text.baixarDados} />
        <LinkRow to={appPaths.politicaPrivacidade} icon={<ShieldCheck />} title={text.politicaPrivacidade} />
        {itens.excluirConta && (
          <PainelRow to="excluirConta" icon={<UserRoundX />} title={text.excluirConta} tone="danger" />
        )}
      </Grupo>
      <Aparencia />
      <Grupo titulo={grupos.ajuda}>
        {drawTelas(['campanha', 'lojasCredenciadas', 'ajuda'])}
        {itens.regulamento && (
          <LinkRow to={appPaths.regulamento} icon={<FileText />} title={text.regulamento} />
        )}
        <InstalarRow />
        {itens.sobre && <LinkRow to={appPaths.sobre} icon={<Info />} title={text.sobre} />}
      </Grupo>
      {itens.sair && (
        <div className={styles.grupo}>
          <PainelRow to="sair" icon={<LogOut />} title={text.sair} arrow={false} />
        </div>
      )}
      {itens.sobre && <p className={styles.sobre}>{text.versao(versao)}</p>}
    </Drawer>
  );
}

/** Header with the user: the photo opens the photo panel, the name the profile. */
function Pessoa() {
  const { consumidor, foto, renewFoto, error } = usePessoa();
  const configuracao = useConfiguracao();
  const isHidden = isPerfilHidden(configuracao);
  const { meusDados } = getMenuConfiguracoes(configuracao);
  const nome = useNome() ?? '';
  if (!nome && !consumidor && !error)
    return (
      <div className={styles.pessoa}>
        <Skeleton shape="circle" width="6rem" height="6rem" />
        <Skeleton width="7rem" height="1.5rem" />
      </div>
    );
  const avatar = <Avatar src={foto} name={nome} size="large" onFail={renewFoto} />;
  return (
    <div className={styles.pessoa}>
      {isHidden ? (
        avatar
      ) : (
        <button
          type="button"
          className={styles.foto}
          aria-label={text.trocarFoto}
          aria-haspopup="dialog"
          onClick={() => paineis.open('foto')}
        >
          {avatar}
        </button>
      )}
      <div className={styles.quem}>
        {nome && <p className={styles.nome}>{formatNome(nome)}</p>}
        {meusDados && (
          <button
            type="button"
            className={styles.perfil}
            aria-haspopup="dialog"
            onClick={() => paineis.open('perfil')}
          >
            {text.meusDados}
            <ChevronRight aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  );
}

/** Light or dark on this device; a kiosk keeps the campaign's. */
function Aparencia() {
  const configuracao = useConfiguracao();
  const esquema = useEsquema();
  const isTotem = useIsTotem();
  const { titulo, opcoes, campanha, aparelho } = text.aparencia;
  if (isTotem) return null;
  return (
    <Grupo titulo={titulo}>
      <div className={styles.aparencia}>
        <Segmented label={titulo} options={opcoes} value={esquema} onValueChange={chooseEsquema} />
        <p className={styles.dica}>{isModoAutomatico(configuracao) && !isNative() ? aparelho : campanha}</p>
      </div>
    </Grupo>
  );
}

/** Titled group of rows; renders nothing when the campaign offers none of them. */
function Grupo({ titulo, children }: { titulo: string; children: ReactNode }) {
  const id = useId();
  if (Children.toArray(children).length === 0) return null;
  return (
    <section className={styles.grupo} aria-labelledby={id}>
      <h3 id={id}>{titulo}</h3>
      {children}
    </section>
  );
}

interface RowProps {
  icon: ReactNode;
  title: string;
  tone?: 'normal' | 'danger';
}

function PainelRow(props: RowProps & { to: Painel; arrow?: boolean }) {
  const { to, icon, title, tone = 'normal', arrow = tone === 'normal' } = props;
  return (
    <ListRow leading={icon} title={title} tone={tone} arrow={arrow} popup onClick={() => paineis.open(to)} />
  );
}

function LinkRow({ to, icon, title }: RowProps & { to: AppPath | `${AppPath}?${string}` }) {
  const navigate = useNavigate();
  function follow(event: MouseEvent): void {
    // With a modifier key the link opens another window and the panel stays.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    paineis.close();
    void navigate(to);
  }
  return (
    <ListRow
      leading={icon}
      title={title}
      render={(className, content) => (
        <Link className={className} to={to} onClick={follow}>
          {content}
        </Link>
      )}
    />
  );
}
