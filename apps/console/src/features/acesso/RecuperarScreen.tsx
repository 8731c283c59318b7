import { recuperacaoCalls } from '@trevo/contract/operador/recuperacao.calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { useRead } from '../../platform/api/console-client.ts';
import { useAct } from '../../platform/api/use-act.ts';
import { valibotResolver } from '../../platform/form/valibot-resolver.ts';
import { formatQuando } from '../../platform/format/momento.ts';
import { Leitura, Recusa } from '../../platform/screen/Leitura.tsx';
import { LinkComoBotao } from '../../platform/screen/LinkComoBotao.tsx';
import { nameAparelho } from '../../platform/session/name-aparelho.ts';
import { keepSessao } from '../../platform/session/sessao-store.ts';
import { acessoText } from './acesso.text.ts';
import { Cartao } from './Cartao.tsx';
import { type SenhaNova, SenhaNovaForm } from './SenhaNovaForm.tsx';
import styles from './acesso-form.module.css';

const text = acessoText.recuperar;

/** Requests a recovery by e-mail, or uses its link, with the token in the fragment of the address: no server sees it. */
export function RecuperarScreen() {
  const [token] = useState(() => location.hash.slice(1));
  return (
    <Cartao titulo={text.titulo}>{token === '' ? <PedidoForm /> : <Recuperacao token={token} />}</Cartao>
  );
}

interface Pedido {
  email: string;
}

function PedidoForm() {
  const pedir = useAct('operador.pedirRecuperacao');
  const [enviadoA, setEnviadoA] = useState<string>();
  const form = useForm<Pedido>({
    defaultValues: { email: '' },
    resolver: valibotResolver<Pedido>(recuperacaoCalls['operador.pedirRecuperacao'].body),
  });

  async function send(pedido: Pedido): Promise<void> {
    if (await pedir.run({ body: pedido })) setEnviadoA(pedido.email);
  }

  if (enviadoA !== undefined)
    return (
      <EmptyState
        heading="h1"
        illustration="search"
        title={text.enviado.titulo}
        message={text.enviado.mensagem(enviadoA)}
        action={<LinkComoBotao to="/entrar">{text.voltar}</LinkComoBotao>}
      />
    );
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <div>
        <h1>{text.titulo}</h1>
        <p className={styles.quiet}>{text.mensagem}</p>
      </div>
      <Recusa error={pedir.error} />
      <Field label={acessoText.email} error={form.formState.errors.email && acessoText.faltaEmail}>
        <TextInput type="email" inputMode="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Button type="submit" wide pending={pedir.isPending}>
        {text.pedir}
      </Button>
      <Link className={styles.help} to="/entrar">
        {text.voltar}
      </Link>
    </form>
  );
}

function Recuperacao({ token }: { token: string }) {
  const aberta = useRead('operador.abrirRecuperacao', { body: { token } });
  const recuperar = useAct('operador.recuperar');
  const navigate = useNavigate();
  const { error } = aberta;

  async function send({ senha, codigo }: SenhaNova): Promise<boolean> {
    const answer = await recuperar.run({ body: { token, senha, codigo, aparelho: nameAparelho() } });
    if (!answer) return false;
    keepSessao(answer.retorno);
    void navigate('/', { replace: true });
    return true;
  }

  if (error && !aberta.data && ['operador.recuperacaoInvalida', 'requisicao.invalida'].includes(error.codigo))
    return (
      <EmptyState
        heading="h1"
        illustration="broken"
        title={error.mensagem}
        message={text.pecaOutro}
        action={<LinkComoBotao to="/entrar">{text.voltar}</LinkComoBotao>}
      />
    );
  return (
    <Leitura lida={aberta}>
      {({ nome, email, ate, autenticador }) => (
        <div className={styles.form}>
          <div>
            <h1>{acessoText.convite.titulo(nome)}</h1>
            <p className={styles.quiet}>
              {text.efeito} {text.ate(formatQuando(ate))}
            </p>
          </div>
          <SenhaNovaForm
            email={email}
            autenticador={autenticador}
            enviar={text.trocar}
            isPending={recuperar.isPending}
            error={recuperar.error}
            onSend={send}
          />
        </div>
      )}
    </Leitura>
  );
}
