import { maskCelular } from '../codigo-temporario/public.ts';

/** `***.982.247-**`: enough for the owner to know which login it is, nothing for anybody else who looks on. */
export function maskUsuario(usuario: string, tipo: 'telefone' | 'cpf' | 'cnpj' | 'cpfCnpj'): string {
  if (tipo === 'telefone') return maskCelular(usuario);
  if (usuario.length === 11) return `***.${usuario.slice(3, 6)}.${usuario.slice(6, 9)}-**`;
  return `**.${usuario.slice(2, 5)}.${usuario.slice(5, 8)}/****-**`;
}
