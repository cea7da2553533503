/** The server reads the cookie of the chosen panels too, so what it may hold stands in the contract. */
export { mostPanels, type PanelName, panelNames, readPanels } from '@portal/contract';
