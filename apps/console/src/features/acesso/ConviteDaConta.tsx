import { Button } from '@trevo/ui/action/Button.tsx';
import { useStore } from '@trevo/ui/create-store.ts';
import { Skeleton } from '@trevo/ui/feedback/Skeleton.tsx';
import { useNavigate } from 'react-router';
import { useAct } from '../../platform/api/use-act.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { forgetSessao, keepSessao, sessaoStore } from '../../platform/session/sessao-store.ts';
import { useFirstSessao } from '../../platform/session/use-first-sessao.ts';
import { acessoText } from './acesso.text.ts';
import styles from './acesso-form.module.css';

const text = acessoText.convite.daConta;

interface Props {
  readonly token: string;
  /** Address of the invitation. */
  readonly email: string;
  /** Role and promoter in words. */
  readonly descricao: string;
  onDone(): void;
}

/** Accepts an invitation to an address that has an account: its owner signs in, and keeps password and authenticator. */
export function ConviteDaConta(props: Props) {
  const sessao = useStore(sessaoStore);
  const { error } = useFirstSessao();
  const isReading = sessao === undefined && !error;
  return (
    <>
      <h1>{text.titulo}</h1>
      {isReading && <Skeleton shape="block" height="6rem" />}
      {!isReading && !sessao && <SemSessao {...props} />}
      {sessao && sessao.email !== props.email && <OutraConta {...props} atual={sessao.email} />}
      {sessao?.email === props.email && <Aceite {...props} />}
    </>
  );
}

function SemSessao({ token, email }: Props) {
  const navigate = useNavigate();
  return (
    <>
      <p>{text.entre(email)}</p>
      <Button wide onClick={() => void navigate('/entrar', { state: { de: `/convite#${token}` } })}>
        {text.entrar}
      </Button>
    </>
  );
}

function OutraConta({ email, atual }: Props & { readonly atual: string }) {
  const sair = useAct('operador.sair');

  async function leave(): Promise<void> {
    if (await sair.run()) forgetSessao();
  }

  return (
    <>
      <p>{text.outra(email, atual)}</p>
      <Recusa error={sair.error} />
      <Button wide variant="secondary" pending={sair.isPending} onClick={() => void leave()}>
        {text.trocar}
      </Button>
    </>
  );
}

function Aceite({ token, descricao, onDone }: Props) {
  const aceitar = useAct('operador.aceitarConviteDaConta');

  async function accept(): Promise<void> {
    const answer = await aceitar.run({ body: { token } });
    if (!answer) return;
    keepSessao(answer.retorno);
    onDone();
  }

  return (
    <>
      <p>{descricao}</p>
      <p className={styles.quiet}>{text.continua}</p>
      <Recusa error={aceitar.error} />
      <Button wide pending={aceitar.isPending} onClick={() => void accept()}>
        {text.aceitar}
      </Button>
    </>
  );
}
