export { default } from 'highcharts-react-official';
