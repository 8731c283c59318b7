import { isPerfilHidden } from '@trevo/config/configuracao/telas-questions';
import { MapPin } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Skeleton } from '@trevo/ui/feedback/Skeleton.tsx';
import { describeEndereco, EnderecoFields, fromEnderecoWire } from '../../consumidor/public.ts';
import { entregaText as text } from '../pedido.text.ts';
import type { Pedido } from '../pedido.wire.ts';
import type { EnderecoPedido } from '../use-endereco-pedido.ts';
import { type EntregaEndereco } from '../use-entrega.ts';
import styles from './Entrega.module.css';

export interface EntregaProps {
  endereco: EntregaEndereco;
  /** The form that asks for the address where the profile has none. */
  pedido?: EnderecoPedido;
  /** When the order arrives, in words. */
  prazo?: string | undefined;
  /** Error of an order without an address. */
  error?: string | undefined;
  /** Runs before the profile opens. */
  onChange?(): void;
}

/**
 * Where and by when an order is delivered: the address of the profile, which a button changes or adds, or a form where
 * the app hides the profile.
 */
export function Entrega({ endereco, pedido, prazo, error, onChange }: EntregaProps) {
  const isHidden = isPerfilHidden(useConfiguracao());
  const { situacao, linhas } = endereco;
  const isMissing = situacao === 'falta';
  const isAsked = situacao === 'pedida' && pedido !== undefined;
  if (situacao !== 'carregando' && situacao !== 'conhecida' && !isMissing && !isAsked && !prazo) return null;
  return (
    <Parte>
      {situacao === 'carregando' && <Skeleton width="80%" />}
      {linhas.map((linha) => (
        <p key={linha}>{linha}</p>
      ))}
      {isMissing && <p className={styles.falta}>{text.falta}</p>}
      {isAsked && (
        <div className={styles.campos}>
          <EnderecoFields
            value={pedido.form}
            lookup={pedido.lookup}
            errors={pedido.errors}
            isRequired
            onPartChange={pedido.change}
            onPartBlur={pedido.judge}
            toRef={(parte) => pedido.toRef(parte) as Ref<never>}
          />
        </div>
      )}
      {prazo && <p className={styles.prazo}>{prazo}</p>}
      {error && (
        <p role="alert" className={styles.erro}>
          {error}
        </p>
      )}
      {!isHidden && (situacao === 'conhecida' || isMissing) && (
        <Button
          variant={isMissing ? 'secondary' : 'ghost'}
          size="small"
          className={isMissing ? undefined : styles.alterar}
          aria-haspopup="dialog"
          onClick={() => {
            onChange?.();
            paineis.open('perfil', ['endereco.cep']);
          }}
        >
          {isMissing ? text.informar : text.alterar}
        </Button>
      )}
    </Parte>
  );
}

export interface EntregaGuardadaProps {
  entrega: NonNullable<Pedido['entrega']>;
  prazo?: string | undefined;
}

/** Recipient and address that an order stores: a changed profile does not change them. */
export function EntregaGuardada({ entrega, prazo }: EntregaGuardadaProps) {
  return (
    <Parte>
      <p>{text.destinatario(entrega.destinatario)}</p>
      {describeEndereco(fromEnderecoWire(entrega.endereco)).map((linha) => (
        <p key={linha}>{linha}</p>
      ))}
      {prazo && <p className={styles.prazo}>{prazo}</p>}
      <p className={styles.falta}>{text.guardado}</p>
    </Parte>
  );
}

function Parte({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.entrega} aria-labelledby={id}>
      <span className={styles.icone} aria-hidden="true">
        <MapPin />
      </span>
      <div className={styles.dados}>
        <h2 id={id} className={styles.titulo}>
          {text.titulo}
        </h2>
        {children}
      </div>
    </section>
  );
}
