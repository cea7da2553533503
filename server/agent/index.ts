/** The portal as a server of the Model Context Protocol, for keys of programs. */
export { agentRoute } from './agent-route.ts';
