import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

type Factory = ReturnType<typeof SerializerSelector>;

/**
 * Compiles a route's response serializer at its first response. Compiling all at start takes more than half a
 * second of CPU time; a test compiles every call's.
 */
export const createLateSerializers: Factory = (...given) => {
  const compile = SerializerSelector()(...given);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (answer: unknown) => (serialize ??= compile(route))(answer);
  };
};
