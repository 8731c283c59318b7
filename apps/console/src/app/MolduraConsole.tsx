import { Button } from '@trevo/ui/action/Button.tsx';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { useStore } from '@trevo/ui/create-store.ts';
import { Drawer } from '@trevo/ui/dialog/Drawer.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { LogOut, Menu, Monitor, Moon, Search, Sun } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { callConsole } from '../platform/api/console-client.ts';
import { usePermissao } from '../platform/session/permissao.ts';
import { forgetSessao, type Sessao } from '../platform/session/sessao-store.ts';
import { chooseTema, temas, temaStore } from '../platform/session/tema-store.ts';
import { papeisText } from '../platform/palavras/papeis.text.ts';
import { consolePlatformText } from '../platform/console-platform.text.ts';
import { changePromotora } from '../platform/session/change-promotora.ts';
import { consoleText as text } from './console.text.ts';
import { PaletaDialog, usePaletaKey } from './paleta/PaletaDialog.tsx';
import { PrazoAviso } from './sessao/PrazoAviso.tsx';
import type { Rota } from './rota.ts';
import { isAberta, rotas } from './rotas.tsx';
import { SugestaoPasskey } from './sessao/SugestaoPasskey.tsx';
import type { PromotoraEscolha } from './use-promotoras.ts';
import styles from './MolduraConsole.module.css';

interface MolduraProps {
  sessao: Sessao;
  promotoras: readonly PromotoraEscolha[];
  promotora: string | null;
  children: ReactNode;
}

/** The frame of every screen: menu, promoter, theme and the operator. */
export function MolduraConsole({ sessao, promotoras, promotora, children }: MolduraProps) {
  const isPermitido = usePermissao();
  const abertas = rotas.filter((rota) => !rota.isDetalhe && isAberta(rota, isPermitido));
  const doMenu = abertas.filter(({ grupo }) => grupo !== null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isPaletaOpen, setPaletaOpen] = useState(false);
  usePaletaKey(useCallback(() => setPaletaOpen(true), []));
  const escolhida = promotoras.find((one) => one.promotora === promotora);
  const escolha = <EscolhaPromotora promotoras={promotoras} promotora={promotora} />;
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#conteudo">
        {text.pular}
      </a>
      <nav className={styles.side} aria-label={text.menu}>
        <Link to="/" className={styles.brand}>
          {text.nome}
        </Link>
        <MenuItens rotas={doMenu} />
      </nav>
      <header className={styles.top}>
        <div className={styles.choice}>{escolha}</div>
        <Link to="/conta" className={styles.me} title={text.minhaConta}>
          <strong>{sessao.nome}</strong>
          <span>
            {escolhida?.papel ? papeisText[escolhida.papel].nome : text.daInstalacao}
            <span className={styles.narrowOnly}>{escolhida && text.em(escolhida.nome)}</span>
          </span>
        </Link>
        <IconButton label={text.paleta.abrir} icon={<Search />} onClick={() => setPaletaOpen(true)} />
        <TemaBotao />
        <div className={styles.wideOnly}>
          <SairBotao />
        </div>
      </header>
      <main id="conteudo" className={styles.main} key={promotora}>
        <div className={styles.reminders}>
          <PrazoAviso />
          <SugestaoPasskey sessao={sessao} />
        </div>
        {children}
      </main>
      <nav className={styles.bottom} aria-label={text.menu}>
        {doMenu.slice(0, 3).map((rota) => (
          <MenuItem key={rota.path} rota={rota} />
        ))}
        <button type="button" className={styles.item} onClick={() => setMenuOpen(true)}>
          <Menu aria-hidden="true" />
          {text.mais}
        </button>
      </nav>
      <PaletaDialog
        open={isPaletaOpen}
        onClose={() => setPaletaOpen(false)}
        promotoras={promotoras}
        promotora={promotora}
      />
      <Drawer
        open={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        title={text.nome}
        closeLabel={consolePlatformText.fechar}
      >
        <div className={styles.drawer}>
          {escolha}
          <nav aria-label={text.menu}>
            <MenuItens rotas={abertas} onChoose={() => setMenuOpen(false)} />
          </nav>
          <SairBotao />
        </div>
      </Drawer>
    </div>
  );
}

function MenuItens({ rotas: shown, onChoose }: { rotas: readonly Rota[]; onChoose?: () => void }) {
  const grupos = [...new Set(shown.map(({ grupo }) => grupo))];
  return grupos.map((grupo) => (
    <div key={grupo ?? 'conta'} className={styles.group}>
      {grupo && <p className={styles.groupName}>{text.grupos[grupo]}</p>}
      <ul>
        {shown
          .filter((rota) => rota.grupo === grupo)
          .map((rota) => (
            <li key={rota.path}>
              <MenuItem rota={rota} onChoose={onChoose} />
            </li>
          ))}
      </ul>
    </div>
  ));
}

function MenuItem({ rota, onChoose }: { rota: Rota; onChoose?: (() => void) | undefined }) {
  return (
    <NavLink to={rota.path} end={rota.path === '/'} className={styles.item} onClick={onChoose}>
      <span aria-hidden="true" className={styles.icon}>
        {rota.icone}
      </span>
      {rota.titulo}
    </NavLink>
  );
}

function EscolhaPromotora(props: Pick<MolduraProps, 'promotoras' | 'promotora'>) {
  const { promotoras, promotora } = props;
  if (promotoras.length === 0) return null;
  return (
    <Field label={text.promotora} className={styles.promotora}>
      <SelectInput
        value={promotora ?? ''}
        options={promotoras.map((one) => ({ value: one.promotora, label: one.nome }))}
        onChange={({ currentTarget }) => changePromotora(currentTarget.value)}
      />
    </Field>
  );
}

const temaIcones = { aparelho: <Monitor />, claro: <Sun />, escuro: <Moon /> } as const;

function TemaBotao() {
  const tema = useStore(temaStore);
  const proximo = temas[(temas.indexOf(tema) + 1) % temas.length]!;
  return <IconButton label={text.tema[tema]} icon={temaIcones[tema]} onClick={() => chooseTema(proximo)} />;
}

function SairBotao() {
  const [isPending, setPending] = useState(false);
  async function leave(): Promise<void> {
    setPending(true);
    // -- swallowed: without a network the session ends on the server by itself
    await callConsole('operador.sair').catch(() => undefined);
    forgetSessao();
  }
  return (
    <Button variant="ghost" size="small" icon={<LogOut />} pending={isPending} onClick={() => void leave()}>
      {text.sair}
    </Button>
  );
}
