import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

type Factory = ReturnType<typeof SerializerSelector>;

/**
 * Compiles what writes a route's answers when the first one is written. All at the start take more than half a second
 * of processor; a test holds that every call's can be compiled.
 */
export const createLateSerializers: Factory = (...given) => {
  const compile = SerializerSelector()(...given);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (answer: unknown) => (serialize ??= compile(route))(answer);
  };
};
