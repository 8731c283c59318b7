import { LocateFixed, Search } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { TelaHeader } from '../../../platform/navigation/TelaHeader.tsx';
import { useCall } from '../../../platform/api/use-call.ts';
import { ListaErro } from '../../../platform/lista/ListaErro.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { EmptyState } from '@trevo/ui/feedback/EmptyState.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { lojasText } from '../lojas.text.ts';
import { LojasLista, LojasSkeleton } from '../parts/LojasLista.tsx';
import { type Lugar, type LugarState, useLugar } from '../use-lugar.ts';
import styles from './AssociadosScreen.module.css';

const text = lojasText.perto;

/** Nearest shops to the device or to a typed place. The screen explains why before it requests the position. */
export function AssociadosScreen() {
  const state = useLugar();
  if (state.lugar) return <Proximas lugar={state.lugar} onForget={state.forget} />;
  return (
    <Page header={<TelaHeader title={text.titulo} />}>
      <Card className={styles.convite}>
        <h2>{text.convite}</h2>
        <p className={styles.porque}>{text.porque}</p>
        <Button
          wide
          icon={<LocateFixed />}
          pending={state.pending === 'posicao'}
          pendingLabel={text.procurando}
          onClick={state.ask}
        >
          {text.usar}
        </Button>
      </Card>
      {state.semPosicao && (
        <div role="alert">
          <Notice tone="alerta" title={state.semPosicao === 'recusada' ? text.recusada : text.falhou}>
            {state.semPosicao === 'recusada' ? text.recusadaDetalhe : text.falhouDetalhe}
          </Notice>
        </div>
      )}
      <Busca state={state} />
      <LinkButton to={appPaths.lojasCredenciadas} variant="ghost" wide>
        {text.lista}
      </LinkButton>
    </Page>
  );
}

/** Search field for a CEP or city instead of the position. */
function Busca({ state }: { state: LugarState }) {
  const [asked, setAsked] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { erro } = state;
  useEffect(() => {
    if (erro) input.current?.focus();
  }, [erro]);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    state.search(asked);
  }
  return (
    <form className={styles.busca} onSubmit={submit} noValidate>
      <h2 className={styles.ou}>{text.ou}</h2>
      <Field label={text.campo} hint={text.exemplo} error={erro} isLate>
        <TextInput
          ref={input}
          autoComplete="postal-code"
          enterKeyHint="search"
          maxLength={120}
          value={asked}
          onInput={({ currentTarget }) => setAsked(currentTarget.value)}
        />
      </Field>
      <Button
        type="submit"
        wide
        variant="secondary"
        icon={<Search />}
        pending={state.pending === 'texto'}
        pendingLabel={text.procurando}
      >
        {text.procurar}
      </Button>
    </form>
  );
}

function describeOrder({ nome, isExact }: Lugar): string {
  if (!isExact) return text.deEstado;
  return nome ? text.deLugar(nome) : text.deVoce;
}

function Proximas({ lugar, onForget }: { lugar: Lugar; onForget(): void }) {
  const { latitude, longitude } = lugar.coordenadas;
  const {
    data: lojas,
    error,
    isFetching,
    refetch,
  } = useCall('associado.maisProximos', {
    query: { latitude: String(latitude), longitude: String(longitude) },
  });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <Page header={<TelaHeader titleRef={title} title={text.titulo} subtitle={describeOrder(lugar)} />}>
      <LiveRegion>{lojas ? text.achadas(lojas.length) : ''}</LiveRegion>
      {error && !lojas && <ListaErro error={error} pending={isFetching} onRetry={() => void refetch()} />}
      {!error && !lojas && <LojasSkeleton />}
      {lojas?.length === 0 && (
        <EmptyState illustration="search" title={text.vazia} message={text.vaziaDetalhe} />
      )}
      {lojas && lojas.length > 0 && (
        <LojasLista lojas={lugar.isExact ? lojas : lojas.map(({ distancia: _, ...loja }) => loja)} />
      )}
      <Button wide variant="secondary" onClick={onForget}>
        {text.outro}
      </Button>
      <LinkButton to={appPaths.lojasCredenciadas} variant="ghost" wide>
        {text.lista}
      </LinkButton>
    </Page>
  );
}
