export * from 'highcharts';
export { default } from 'highcharts';
