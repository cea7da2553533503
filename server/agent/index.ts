/** The portal as a server of the Model Context Protocol, for keys of programs. */
export { agentRoute, callsAs } from './agent-route.ts';
export { RefusedCall } from './refused-call.ts';
