import { PageHeader, type PageHeaderProps } from '@trevo/ui/layout/PageHeader.tsx';
import { useVoltar } from './use-voltar.ts';

/** Header of a screen with the menu below it: it has a back button unless the menu leads to the screen. */
export function TelaHeader(props: Omit<PageHeaderProps, 'onBack' | 'backLabel'>) {
  const onBack = useVoltar();
  return <PageHeader {...props} {...(onBack && { onBack })} />;
}
